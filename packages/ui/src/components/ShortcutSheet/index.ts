export { ShortcutSheet, type ShortcutSheetGroup, type ShortcutSheetProps, type ShortcutSheetRow } from './ShortcutSheet';
