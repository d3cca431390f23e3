export { SearchPalette } from './screens/SearchPalette/SearchPalette';
export { ShortcutSheetScreen } from './screens/ShortcutSheetScreen/ShortcutSheetScreen';
