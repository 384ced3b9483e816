import type { Definitions } from '@takt/model';
import { arrangedScreens } from './arranged-screen.ts';
import {
  addCustomField,
  changeCustomField,
  customFieldChanges,
  customFieldsOf,
  extendedScreens,
  orderCustomFields,
  removeCustomField,
  restoreCustomField,
} from './custom-field.ts';
import { listItems } from './dictionary.ts';
import { helpDocument, helpTitles } from './help-document.ts';
import { mainPages, setMainPage } from './main-page.ts';
import { parametersSet, setParameter } from './parameter.ts';
import { moveResource, resourcesFromShipped, resourcesToShipped } from './resource.ts';

/** What the module's own pages ask of the server. */
export const calls: NonNullable<Definitions['calls']> = [
  helpTitles,
  helpDocument,
  resourcesFromShipped,
  resourcesToShipped,
  moveResource,
  listItems,
  parametersSet,
  setParameter,
  extendedScreens,
  customFieldsOf,
  addCustomField,
  changeCustomField,
  removeCustomField,
  restoreCustomField,
  orderCustomFields,
  customFieldChanges,
  arrangedScreens,
  mainPages,
  setMainPage,
];
