import { callPath, fill, type CustomField, type Text, words } from '@takt/model';
import { read, useProduct, write } from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCustomField,
  changeCustomField,
  customFieldChanges,
  customFieldsOf,
  EDIT_RIGHT,
  type ExtendedScreen,
  extendedScreens,
  type FieldChange,
  orderCustomFields,
  type CustomFields,
  removeCustomField,
  restoreCustomField,
} from '../../defs/custom-field.ts';

const KEY = 'custom-fields';

/** What can be extended; a page a module draws itself would not show such a field. */
export function useExtendedScreens() {
  const { screens } = useProduct();
  return useQuery({
    queryKey: [KEY, 'screens'],
    queryFn: () => read<readonly ExtendedScreen[]>(callPath(extendedScreens)),
    select: (all) => all.filter(({ route }) => !Object.hasOwn(screens, route)),
  });
}
export const useCustomFields = (entity: string) =>
  useQuery({ queryKey: [KEY, 'of', entity], queryFn: () => read<CustomFields>(callPath(customFieldsOf), { entity }) });
export const useFieldChanges = (entity: string) =>
  useQuery({
    queryKey: [KEY, 'changes', entity],
    queryFn: () => read<readonly FieldChange[]>(callPath(customFieldChanges), { entity }),
  });

/** Everything that can be done with the fields of an entity. */
type FieldCommandInput =
  | { readonly do: 'add' | 'change'; readonly field: CustomField }
  | { readonly do: 'remove' | 'restore'; readonly name: string }
  | { readonly do: 'order'; readonly names: readonly string[] };
const CALLS = {
  add: addCustomField,
  change: changeCustomField,
  remove: removeCustomField,
  restore: restoreCustomField,
  order: orderCustomFields,
};

/** Does it, and has lists and forms of the entity ask anew what they are made of. */
export function useFieldCommand(entity: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ do: command, ...sent }: FieldCommandInput) => write<null>(callPath(CALLS[command]), { entity, ...sent }),
    onSettled: () =>
      Promise.all([[KEY], ['columns', entity], ['conditions', entity]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
export type FieldCommand = ReturnType<typeof useFieldCommand>;

/** Why the person may not change anything. */
export const NO_RIGHT: { readonly text: Text; readonly unblock: Text } = {
  text: words.notAuthorised,
  unblock: fill(words.askAdmin, { permission: EDIT_RIGHT }),
};
