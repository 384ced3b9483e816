import { modules } from '@takt/app-server/modules';
import { isDocument, RECORD_RIGHTS } from '@takt/model';
import { faceRights, rightsCatalogue } from '@takt/identity/host';
import { expect, test } from 'vitest';
import { entities } from './company.ts';

const kept = faceRights(modules.map(({ defs }) => defs));
const every = rightsCatalogue(modules).flatMap(({ groups }) =>
  groups.flatMap(({ pages }) => pages.flatMap(({ opens, rights }) => [...(opens ? [opens] : []), ...rights])),
);
const all = new Set(every.map(({ permission }) => permission));
const documents = entities.filter(isDocument);

test('what a face may do is named in the definitions, and every name is a right there is', () => {
  expect([...kept].filter((permission) => !all.has(permission))).toEqual([]);
});

test('nothing of the administration, no export, and no action that decides for the company', () => {
  expect([...kept].filter((permission) => permission.startsWith('system.'))).toEqual([]);
  expect([...kept].filter((permission) => permission.endsWith('.export'))).toEqual([]);
  const decisions = documents.flatMap((doc) =>
    ['approve', 'audit', 'reject', 'confirm', 'rejectQty', 'rejectReply', 'confirmPickup', 'confirmReceipt'].map(
      (name) => `${doc.id}.${name}`,
    ),
  );
  expect(decisions.filter((permission) => kept.has(permission))).toEqual([]);
});

test('rows of master data are read, written and imported', () => {
  const masters = entities.filter((entity) => !isDocument(entity) && !entity.id.startsWith('system.'));
  expect(masters.filter(({ byFace }) => byFace.slice(0, 5).join() !== RECORD_RIGHTS.join()).map(({ id }) => id)).toEqual([]);
});
