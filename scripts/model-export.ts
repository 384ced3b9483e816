/** Prints what the product declares as one JSON: entities, documents, screens, calls, rules. */
import {
  type Action,
  type AnyDocument,
  type Branch,
  type Fields,
  type Guard,
  isDocument,
  type Machine,
  type State,
  tableName,
  userAccount,
} from '@takt/model';
import { modules } from '@takt/app-server/modules';
import { qrLogin } from '@takt/identity/host';
import { PLACES } from '@takt/web/places';
import { routeList } from './routes.ts';

const entities = modules.flatMap((module) => module.defs.entities);

const codeOf = (doc: AnyDocument, name: string): string => doc.states[name]?.code ?? name;
function exportAction(doc: AnyDocument, id: string, action: Action) {
  const to = typeof action.to === 'string' ? codeOf(doc, action.to) : action.to?.map((branch: Branch) => codeOf(doc, branch.to));
  return {
    id,
    from: [action.from].flat().map((state) => codeOf(doc, state)),
    ...(to !== undefined && { to }),
    ...(action.system && { system: true }),
    guards: (action.needs ?? []).map((guard: Guard) => ({ id: guard.id, zh: guard.else[0], en: guard.else[1] })),
  };
}

/** What the engine keeps in states of its own, in the same form. */
const machineExport = ({ id, states, actions }: Machine) => ({
  id,
  states: Object.values(states).map(({ code, label }) => ({ code, zh: label[0], en: label[1] })),
  actions: Object.entries(actions).map(([name, { from, to, system, needs = [] }]) => ({
    id: name,
    from: from.map((state) => states[state]?.code ?? state),
    to: states[to]?.code ?? to,
    ...(system && { system }),
    guards: needs.map((guard) => ({ id: guard.id, zh: guard.else[0], en: guard.else[1] })),
  })),
});

const model = {
  entities: entities.map(({ id, label, fields, details }) => ({
    id,
    table: tableName(id),
    label,
    fields: Object.entries(fields as Fields).map(([name, field]) => ({
      name,
      kind: field.kind,
      zh: field.label[0],
      en: field.label[1],
      required: field.required,
    })),
    details: Object.keys(details),
  })),
  documents: entities
    .filter(isDocument)
    .map((doc) => ({
      id: doc.id,
      states: Object.values<State>(doc.states).map(({ code, label }) => ({ code, zh: label[0], en: label[1] })),
      actions: Object.entries<Action>(doc.actions).map(([id, action]) => exportAction(doc, id, action)),
    }))
    .concat([userAccount, qrLogin].map(machineExport)),
  screens: modules
    .flatMap(({ menu, defs }) => menu.flatMap((group) => group.screens.map((screen) => ({ screen, module: defs.module }))))
    .concat(PLACES.map((screen) => ({ screen, module: 'web' })))
    .map(({ screen: { route, label, kind }, module }) => ({ route, zh: label[0], en: label[1], kind, module })),
  // A socket begins as a GET; the contract calls it by what it becomes.
  calls: (await routeList(modules)).map((call) => (call.path === '/ws' ? { ...call, method: 'WS' } : call)),
  rules: [
    ...new Set(entities.flatMap((entity) => entity.rules.flatMap((rule: { id?: string }) => (rule.id ? [rule.id] : [])))),
  ].map((id) => ({ id })),
};
console.log(JSON.stringify(model, null, 1));
