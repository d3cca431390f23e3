import type { ConfigError } from '../shared/config/config';

/** Shows a configuration error in both languages: nothing of the app can run, including its translations. */
export function showConfigError({ message }: ConfigError, host: HTMLElement): void {
  const text = (tag: string, content: string, lang?: string) => {
    const element = document.createElement(tag);
    element.textContent = content;
    if (lang) element.lang = lang;
    return element;
  };
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'max-width: 640px; margin: 0 auto; padding: 64px 16px; display: grid; gap: 16px';
  main.append(
    text('h1', 'Stockroom is not set up correctly'),
    text('p', 'Its configuration in index.html can not be used. Correct it and reload the page.'),
    text('p', 'index.html içindeki yapılandırma kullanılamıyor. Düzeltip sayfayı yenileyin.', 'tr'),
    text('pre', message),
  );
  main.lastElementChild?.setAttribute('style', 'white-space: pre-wrap');
  host.replaceChildren(main);
}
