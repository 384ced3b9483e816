import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { setConfigClosed } from './set-config-closed.ts';

const revoke = 'revoke execute on function pg_catalog.set_config(text, text, boolean) from public;';

test('requests cannot call set_config', async () => {
  const found = await findingsAfter('set_config', setConfigClosed, [
    'select 1',
    `${revoke} grant execute on function pg_catalog.set_config(text, text, boolean) to app_vendor`,
    revoke,
  ]);
  const finding = (role: string) => ({ where: `role ${role}`, what: 'must not be able to execute set_config' });
  expect(found).toEqual([[finding('app_rw'), finding('app_vendor')], [finding('app_vendor')], []]);
});
