export { ButtonLink, Link, type ButtonLinkProps, type LinkProps } from './Link';
export { LinkProvider, type AnchorProps, type LinkProviderProps } from './LinkContext';
