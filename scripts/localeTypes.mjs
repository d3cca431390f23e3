// npm run locale-types: writes the file that types the keys of `t`. The check of the translations fails where it is not current.
import { writeLocaleTypes } from './checks/translations/localeTypes.mjs';
import { root } from './lib/paths.mjs';

writeLocaleTypes(root);
