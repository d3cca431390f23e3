/** Where the calls of each domain lie. By these names a scenario singles one out. */
const prefixes = {
  auth: '/api/auth/',
  user: '/api/common/user',
  navigation: '/api/common/navigation',
  messages: '/api/common/messages',
  notifications: '/api/common/notifications',
  shortcuts: '/api/common/shortcuts',
  search: '/api/common/search',
  chat: '/api/apps/chat/',
  inventory: '/api/apps/ecommerce/inventory/',
  scrumboard: '/api/apps/scrumboard/',
} as const;

export type DomainName = keyof typeof prefixes;
export const DOMAIN_NAMES = Object.keys(prefixes) as readonly DomainName[];

/** Calls that a setting is about. */
export type Reach = DomainName | 'none' | 'all';

/** Whether a setting is about a call. */
export function reaches(reach: Reach, pathname: string): boolean {
  return reach === 'all' || (reach !== 'none' && pathname.startsWith(prefixes[reach]));
}
