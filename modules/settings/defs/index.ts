import { type Definitions, engineParameters, SYSTEM } from '@takt/model';
import { calls } from './calls.ts';
import { CodingRule } from './coding-rule.ts';
import { Dictionary } from './dictionary.ts';
import { HelpDocument } from './help-document.ts';
import { Resource } from './resource.ts';
import { rights } from './rights.ts';

export { CodingRule, ruleOf } from './coding-rule.ts';
export { CUSTOM_FIELD } from './custom-field.ts';
export { Dictionary, listItems } from './dictionary.ts';
export { HelpDocument, helpDocument, helpTitles } from './help-document.ts';
export { MAIN_PAGE } from './main-page.ts';
export { parametersSet, setParameter } from './parameter.ts';
export { moveResource, Resource, resourcesFromShipped, resourcesToShipped } from './resource.ts';

export const settings: Definitions = {
  ...SYSTEM,
  entities: [Resource, HelpDocument, Dictionary, CodingRule],
  calls,
  // Whose arrangement it is.
  lookUps: [{ right: 'system.layout.publish', of: ['system.role'] }],
  rights,
  parameters: engineParameters,
};
