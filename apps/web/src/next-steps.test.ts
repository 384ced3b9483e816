import { type Action, actionWay, isDocument, isWayOut } from '@takt/model';
import { usualNext } from '../../../packages/web/src/actions/offer.ts';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

const entities = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) => module.entities);

test.each(entities.filter(isDocument).map((doc) => [doc.id, doc] as const))(
  'use 31 no way out of %s is its usual next step, whatever the person may do',
  (_, doc) => {
    for (const status of Object.keys(doc.states)) {
      const open = Object.entries<Action>(doc.actions)
        .filter(([name, action]) => actionWay(name) === 'act' && !action.system && [action.from].flat().includes(status))
        .map(([name, action]) => ({ name, action, label: ['', ''] as const, refusal: null }));
      // All of them, each alone, and none but the ways out.
      for (const offers of [open, open.filter(isWayOut), ...open.map((one) => [one])]) {
        const usual = usualNext(doc, { status }, offers);
        expect(usual && isWayOut(usual) ? usual.name : null, status).toBeNull();
      }
    }
  },
);
