import { actionLabel, actionWay, isWayOut } from '@takt/model';
import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** What an action that ends or takes back something is called. */
const CALLED = /取消|关闭|作废|失效|报废|遗失|撤回|撤销|冲销|下架|强制|解绑|解锁/;

/**
 * Finds actions that end a document or take it back without saying so, and states that wait for such a one. The mistake: the button
 * that stood out on an arrived ASN was “cancel”, on a part-delivered order “close”.
 */
export const waysOutDeclared = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) => [
    ...actionsOf(doc)
      .filter(([name, action]) => actionWay(name) === 'act' && !action.system && !isWayOut({ name, action }))
      .filter(([name]) => CALLED.test(actionLabel(doc, name)[0]))
      .map(([name]) => ({ where: `${doc.id}.${name}`, what: 'ends the document or takes it back, and does not say wayOut' })),
    ...Object.entries(doc.waits)
      .filter(([, { step }]) => isWayOut({ name: step, action: doc.actions[step] ?? {} }))
      .map(([state, { step }]) => ({ where: `${doc.id} state ${state}`, what: `waits for ${step}, which is a way out` })),
  ]);
