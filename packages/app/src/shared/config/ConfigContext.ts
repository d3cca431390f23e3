import { createContext, useContext } from 'react';
import type { Config } from './config';

/** Run-time configuration for components. Stories get the demo configuration. */
export const ConfigContext = createContext<Config>({ apiHost: '', demo: true, languages: [] });

/** The run-time configuration of this page. */
export const useConfig = (): Config => useContext(ConfigContext);
