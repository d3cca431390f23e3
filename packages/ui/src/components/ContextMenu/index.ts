export { ContextMenu, type ContextMenuProps, type RowMenu } from './ContextMenu';
