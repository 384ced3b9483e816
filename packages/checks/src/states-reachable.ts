import type { AnyDocument, State } from '@takt/model';
import { targetsOf } from '@takt/model';
import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

const statesOf = (doc: AnyDocument): readonly [string, State][] => Object.entries<State>(doc.states);

function reached(doc: AnyDocument): ReadonlySet<string> {
  const seen = new Set<string>([doc.initial]);
  // A set that grows is walked to its end: states found on the way are visited too.
  for (const state of seen) {
    for (const [, action] of actionsOf(doc)) {
      if ([action.from].flat().includes(state)) for (const to of targetsOf(action)) seen.add(to);
    }
  }
  return seen;
}

function actionFindings(doc: AnyDocument): Finding[] {
  return actionsOf(doc).flatMap(([name, action]) => {
    const from = [action.from].flat();
    const unknown = [...from, ...targetsOf(action)].filter((state) => !Object.hasOwn(doc.states, state));
    const left = from.filter((state) => doc.states[state]?.final && targetsOf(action).some((to) => to !== state));
    return [
      ...unknown.map((state) => ({ where: `${doc.id}.${name}`, what: `knows a state ${state} the document does not have` })),
      ...left.map((state) => ({ where: `${doc.id}.${name}`, what: `leaves the final state ${state}` })),
    ];
  });
}

function stateFindings(doc: AnyDocument): Finding[] {
  const seen = reached(doc);
  return statesOf(doc).flatMap(([name, { code }], index) => {
    const twin = statesOf(doc)
      .slice(0, index)
      .find(([, other]) => other.code === code);
    return [
      ...(seen.has(name) ? [] : [{ where: `${doc.id} state ${name}`, what: 'no way leads here' }]),
      ...(twin ? [{ where: `${doc.id} state ${name}`, what: `has the code ${code} of ${twin[0]}` }] : []),
      // The column is three characters wide.
      ...(/^\w{1,3}$/.test(code)
        ? []
        : [{ where: `${doc.id} state ${name}`, what: `the code ${code} is not 1 to 3 characters` }]),
    ];
  });
}

/**
 * Finds states no action leads to, and ways out of states said to be final. The mistake: a state left over when an
 * action was changed, or one forgotten action that opens a closed document again behind its links.
 */
export const statesReachable = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) => [...stateFindings(doc), ...actionFindings(doc)]);
