export { Avatar, PRESENCES, PresenceMark, type AvatarProps, type PresenceMarkProps, type PresenceName } from './Avatar';
