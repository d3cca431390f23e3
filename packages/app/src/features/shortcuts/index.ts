import './locales/types';

export { shortcutsQuery } from './api/shortcutsQuery';
export { ShortcutsTool } from './components/ShortcutsTool';
