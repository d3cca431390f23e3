import '@stockroom/ui/themes.css';
import '@stockroom/ui/base.css';
import '@stockroom/ui/fonts.css';
import { start } from './app/start';
import { ConfigError, readConfig } from './shared/config/config';

const host = document.getElementById('root');
if (!host) throw new Error('index.html has no element with the id "root".');

try {
  void start(readConfig(), host);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  void import('./app/configError').then(({ showConfigError }) => showConfigError(error, host));
}
