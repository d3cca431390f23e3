export { AppShell, LAYOUTS, type AppShellProps, type LayoutName } from './AppShell';
export { useRoomForNav } from './useNavOver';
