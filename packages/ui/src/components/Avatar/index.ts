export { Avatar, PRESENCES, type AvatarProps, type PresenceName } from './Avatar';
