import { command, json, type CustomField, query, text, type Text } from '@takt/model';

const PATH = '/system/sysconfig/customField';
const READ = { needs: 'system.customField.read' };
export const EDIT_RIGHT = 'system.customField.edit';
const EDIT = { needs: EDIT_RIGHT };
/** What such a field is called in the history of changes. */
export const CUSTOM_FIELD = 'system.customField';

const entity = text('对象', 'Entity', { required: true, length: 100 });
const name = text('字段标识', 'Field name', { required: true, length: 40 });
const field = json<CustomField>('字段', 'Field');

/** A list of the product that may have fields of the company's own. */
export interface ExtendedScreen {
  readonly route: string;
  readonly entity: string;
  readonly label: Text;
  /** The part of the menu it stands in. */
  readonly area: Text;
  readonly fields: number;
}
export const extendedScreens = query<readonly ExtendedScreen[]>()(
  'system.extendedScreens',
  ['可扩展的对象', 'What can be extended'],
  {},
  { path: `${PATH}/screens`, ...READ },
);

interface CustomFields {
  /** In the order of lists and forms. */
  readonly fields: readonly CustomField[];
  /** Out of use; rows keep what they hold of them. */
  readonly removed: readonly CustomField[];
  readonly mayEdit: boolean;
}
export const customFieldsOf = query<CustomFields>()(
  'system.customFieldsOf',
  ['扩展字段', 'Custom fields'],
  { entity },
  { path: `${PATH}/query`, ...READ },
);

export const addCustomField = command()(
  'system.addCustomField',
  ['新增扩展字段', 'Add a custom field'],
  { entity, field },
  { path: `${PATH}/add`, ...EDIT },
);
/** Changes everything but the name and the kind. */
export const changeCustomField = command()(
  'system.changeCustomField',
  ['修改扩展字段', 'Change a custom field'],
  { entity, field },
  { path: `${PATH}/change`, ...EDIT },
);
export const removeCustomField = command()(
  'system.removeCustomField',
  ['移除扩展字段', 'Remove a custom field'],
  { entity, name },
  { path: `${PATH}/remove`, ...EDIT },
);
export const restoreCustomField = command()(
  'system.restoreCustomField',
  ['恢复扩展字段', 'Bring a custom field back'],
  { entity, name },
  { path: `${PATH}/restore`, ...EDIT },
);
export const orderCustomFields = command()(
  'system.orderCustomFields',
  ['调整扩展字段顺序', 'Order the custom fields'],
  { entity, names: json<readonly string[]>('顺序', 'Order') },
  { path: `${PATH}/order`, ...EDIT },
);

/** One change of a field: what it was and what it became. */
export interface FieldChange {
  readonly id: string;
  readonly action: 'create' | 'edit' | 'delete' | 'restore';
  readonly label: Text;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly userName: string | null;
  readonly at: string;
}
export const customFieldChanges = query<readonly FieldChange[]>()(
  'system.customFieldChanges',
  ['扩展字段变更记录', 'Changes of custom fields'],
  { entity },
  { path: `${PATH}/changes`, ...READ },
);
