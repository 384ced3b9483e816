import { actionLabels } from './action-labels.ts';
import { definerFunctions } from './definer-functions.ts';
import { engineNamesNoEntity } from './engine-names-no-entity.ts';
import { essentialsInSight } from './essentials-in-sight.ts';
import { exportsTaken } from './exports-taken.ts';
import { fieldRights } from './field-rights.ts';
import { fieldsExist } from './fields-exist.ts';
import type { CatalogueCheck, DefinitionCheck, SourceCheck } from './finding.ts';
import { filesCompiled } from './files-compiled.ts';
import { finderConfined } from './finder-confined.ts';
import { forbiddenNames } from './forbidden-names.ts';
import { guardIds } from './guard-ids.ts';
import { guardWaysOut } from './guard-ways-out.ts';
import { imports } from './imports.ts';
import { journeysScanPrints } from './journeys-scan-prints.ts';
import { journeysWait } from './journeys-wait.ts';
import { labelsBilingual } from './labels-bilingual.ts';
import { listsShipped } from './lists-shipped.ts';
import { lockfileAddresses } from './lockfile-addresses.ts';
import { loginRoles } from './login-roles.ts';
import { machinePaths } from './machine-paths.ts';
import { mapComplete } from './map-complete.ts';
import { menuComplete } from './menu-complete.ts';
import { names } from './names.ts';
import { noCircles } from './no-circles.ts';
import { noEscapeHatches } from './no-escape-hatches.ts';
import { noExtends } from './no-extends.ts';
import { noFloat } from './no-float.ts';
import { noPoolInModules } from './no-pool-in-modules.ts';
import { noStatusCompare } from './no-status-compare.ts';
import { numberRules } from './number-rules.ts';
import { oneToday } from './one-today.ts';
import { oneWriter } from './one-writer.ts';
import { plainWords } from './plain-words.ts';
import { readmeTour } from './readme-tour.ts';
import { referencesAreKeys } from './references-are-keys.ts';
import { refsResolve } from './refs-resolve.ts';
import { rowSecurity } from './row-security.ts';
import { scopesDeclared } from './scopes-declared.ts';
import { secrets } from './secrets.ts';
import { serverVersion } from './server-version.ts';
import { setConfigClosed } from './set-config-closed.ts';
import { sharedWords } from './shared-words.ts';
import { sizeCeilings } from './size-ceilings.ts';
import { stateCodes } from './state-codes.ts';
import { statesReachable } from './states-reachable.ts';
import { statesNotVerbs } from './states-not-verbs.ts';
import { sumsInTheDatabase } from './sums-in-the-database.ts';
import { tableGrants } from './table-grants.ts';
import { tableOwner } from './table-owner.ts';
import { tenantInKeys } from './tenant-in-keys.ts';
import { tenantKey } from './tenant-key.ts';
import { textWords } from './text-words.ts';
import { viewsKeepTheWall } from './views-keep-the-wall.ts';
import { waysOutDeclared } from './ways-out-declared.ts';

export type { CatalogueCheck, DefinitionCheck, Finding, ModuleParts, Query, Source, SourceCheck } from './finding.ts';
export { dataScopes } from './data-scopes.ts';
export { foreignTables } from './foreign-tables.ts';
export { rightsKnown } from './rights-known.ts';
export { severalEnglish } from './shared-words.ts';
export { statementsPrepare } from './statements-prepare.ts';
export { readSources, sourcesOf } from './sources.ts';

/** Over the text of the repository: `sourcesOf(root)`. */
export const sourceChecks: readonly SourceCheck[] = [
  { name: 'imports', run: imports },
  { name: 'journeys-scan-prints', run: journeysScanPrints },
  { name: 'journeys-wait', run: journeysWait },
  { name: 'no-circles', run: noCircles },
  { name: 'no-pool-in-modules', run: noPoolInModules },
  { name: 'one-today', run: oneToday },
  { name: 'one-writer', run: oneWriter },
  { name: 'no-status-compare', run: noStatusCompare },
  { name: 'state-codes', run: stateCodes },
  { name: 'size-ceilings', run: sizeCeilings },
  { name: 'forbidden-names', run: forbiddenNames },
  { name: 'plain-words', run: plainWords },
  { name: 'shared-words', run: sharedWords },
  { name: 'text-words', run: textWords },
  { name: 'readme-tour', run: readmeTour },
  { name: 'map-complete', run: mapComplete },
  { name: 'files-compiled', run: filesCompiled },
  { name: 'exports-taken', run: (sources) => exportsTaken(sources) },
  { name: 'no-extends', run: noExtends },
  { name: 'no-escape-hatches', run: noEscapeHatches },
  { name: 'no-float', run: noFloat },
  { name: 'sums-in-the-database', run: sumsInTheDatabase },
  { name: 'engine-names-no-entity', run: engineNamesNoEntity },
  { name: 'secrets', run: secrets },
  { name: 'machine-paths', run: machinePaths },
  { name: 'lockfile-addresses', run: lockfileAddresses },
];

/** Over the definitions and menus of all modules. */
export const definitionChecks: readonly DefinitionCheck[] = [
  { name: 'labels-bilingual', run: labelsBilingual },
  { name: 'refs-resolve', run: refsResolve },
  { name: 'references-are-keys', run: referencesAreKeys },
  { name: 'scopes-declared', run: (modules) => scopesDeclared(modules) },
  { name: 'lists-shipped', run: listsShipped },
  { name: 'names', run: names },
  { name: 'states-reachable', run: statesReachable },
  { name: 'fields-exist', run: fieldsExist },
  { name: 'field-rights', run: fieldRights },
  { name: 'number-rules', run: numberRules },
  { name: 'menu-complete', run: (modules) => menuComplete(modules) },
  { name: 'guard-ids', run: guardIds },
  { name: 'guard-ways-out', run: guardWaysOut },
  { name: 'action-labels', run: actionLabels },
  { name: 'ways-out-declared', run: waysOutDeclared },
  { name: 'states-not-verbs', run: statesNotVerbs },
  { name: 'essentials-in-sight', run: essentialsInSight },
];

/** Over the catalogue of a live database, asked as an administrator. */
export const catalogueChecks: readonly CatalogueCheck[] = [
  { name: 'tenant-key', run: tenantKey },
  { name: 'row-security', run: rowSecurity },
  { name: 'tenant-in-keys', run: tenantInKeys },
  { name: 'table-owner', run: tableOwner },
  { name: 'views-keep-the-wall', run: viewsKeepTheWall },
  { name: 'definer-functions', run: definerFunctions },
  { name: 'finder-confined', run: finderConfined },
  { name: 'login-roles', run: (query) => loginRoles(query) },
  { name: 'table-grants', run: tableGrants },
  { name: 'set-config-closed', run: setConfigClosed },
  { name: 'server-version', run: serverVersion },
];
