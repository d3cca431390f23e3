/** Every path in the specification (1, "Screens and routes"), by its group there. */
export const SPECIFIED = {
  'Signed out only': ['/confirmation-required', '/forgot-password', '/reset-password', '/sign-in', '/sign-up'],
  'Signed in, without a menu': ['/sign-out', '/unlock-session'],
  Public: ['/home'],
  Dashboards: under('/dashboards', 'project analytics finance crypto'),
  Applications: under('/apps', 'academy chat contacts ecommerce file-manager help-center mailbox notes scrumboard tasks'),
  Pages: under(
    '/pages',
    'activities authentication coming-soon error/404 error/500 invoice/printable/compact invoice/printable/modern maintenance pricing/modern pricing/simple pricing/single pricing/table profile settings',
  ),
  'User interface': under(
    '/ui',
    'material-components fuse-components other-components tailwindcss advanced-search animations cards colors confirmation-dialog datatable forms icons page-layouts typography',
  ),
  Documentation: under('/docs', 'changelog guides'),
  'Unknown addresses': ['/404-not-found'],
};

function under(parent, pages) {
  return pages.split(' ').map((page) => `${parent}/${page}`);
}
