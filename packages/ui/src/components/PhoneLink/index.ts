export { PhoneLink, type PhoneLinkProps } from './PhoneLink';
