export { ShortcutTile, type ShortcutTileProps } from './ShortcutTile';
export { ShortcutTiles } from './ShortcutTile.styles';
