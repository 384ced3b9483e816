/** Operator commands: `npm run tenant -- create CODE NAME [CELL]`, `drop CODE`, `move CODE CELL`, `operator CODE [off]`, `sweep`, `list`. */
import { asAdmin, configFrom, databaseOf } from '@takt/engine/host';
import { diskStore } from '@takt/content/host';
import { createTenant, dropTenant, moveTenant, type Operator, setOperator, sweepTenants } from '@takt/identity/host';

const config = configFrom(process.env);
const operator: Operator = {
  adminUrl: config.adminUrl,
  directory: config.directory,
  cells: Object.fromEntries(config.cells.map((cell) => [cell.name, databaseOf(cell)])),
};
const files = diskStore(config.filesRoot);
const [command, code = '', ...rest] = process.argv.slice(2);

switch (command) {
  case 'create': {
    const [name = code, cell = config.cells[0]?.name ?? ''] = rest;
    console.log(`tenant ${code} is number ${await createTenant(operator, { code, name, cell })} in cell ${cell}`);
    break;
  }
  case 'drop':
    await dropTenant(operator, files, code);
    console.log(`tenant ${code} is gone`);
    break;
  case 'move':
    console.log(JSON.stringify(await moveTenant(operator, code, rest[0] ?? '')));
    break;
  case 'operator':
    await setOperator(operator, code, rest[0] !== 'off');
    console.log(`tenant ${code} ${rest[0] === 'off' ? 'no longer operates' : 'operates'} the product`);
    break;
  case 'sweep': {
    const swept = await sweepTenants(operator, files);
    console.log(swept.length > 0 ? `erased what was left of ${swept.join(', ')}` : 'nothing to erase');
    break;
  }
  case 'list':
    await asAdmin(config.directoryUrl, async (client) =>
      console.table(
        (await client.query('select tenant_id, code, name, cell, operator, demo from directory_tenant order by 1')).rows,
      ),
    );
    break;
  default:
    console.error(
      'use: npm run tenant -- create CODE NAME [CELL] | drop CODE | move CODE CELL | operator CODE [off] | sweep | list',
    );
    process.exitCode = 2;
}
