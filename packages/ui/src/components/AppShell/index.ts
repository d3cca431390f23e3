export { AppShell, LAYOUTS, type AppShellProps, type LayoutName } from './AppShell';
export { hasRoomForNav, useRoomForNav } from './useNavOver';
