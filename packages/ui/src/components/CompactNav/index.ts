export { CompactNav, type CompactNavProps } from './CompactNav';
