import { choiceParam, openParam, searchParam } from '#shared/list/model/addressParams';
import { listAddress } from '#shared/list/model/listAddress';
import { DENSITIES, DIRECTIONS, EXAMPLE_LANGUAGES, SCHEMES, THEMES } from './appearanceOptions';

/** Appearance parameters of the examples; when absent, the page's own values apply. */
const appearanceParams = {
  theme: choiceParam(THEMES, null),
  scheme: choiceParam(SCHEMES, null),
  density: choiceParam(DENSITIES, null),
  language: choiceParam(EXAMPLE_LANGUAGES, null),
  direction: choiceParam(DIRECTIONS, null),
};

/** `?theme=teal&scheme=dark&density=compact&language=tr&direction=rtl` */
export const appearanceAddress = listAddress(appearanceParams);

/** `?component=Button`, `?search=date` */
export const componentsAddress = listAddress({ search: searchParam, component: openParam('component') }, { closing: [] });
