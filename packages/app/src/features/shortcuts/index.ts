export { shortcutsQuery } from './api/shortcutsQuery';
export { ShortcutsTool } from './screens/ShortcutsTool/ShortcutsTool';
