import { type CustomField, fill, type Text, words } from '@takt/model';
import { callKey, callServer, useCall, useProduct } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addCustomField,
  changeCustomField,
  customFieldChanges,
  customFieldsOf,
  EDIT_RIGHT,
  extendedScreens,
  orderCustomFields,
  removeCustomField,
  restoreCustomField,
} from '../../defs/custom-field.ts';

/** What can be extended; a page a module draws itself would not show such a field. */
export function useExtendedScreens() {
  const { screens } = useProduct();
  return useCall(extendedScreens, {}, { select: (all) => all.filter(({ route }) => !Object.hasOwn(screens, route)) });
}
export const useCustomFields = (entity: string) => useCall(customFieldsOf, { entity });
export const useFieldChanges = (entity: string) => useCall(customFieldChanges, { entity });

/** Everything that can be done with the fields of an entity. */
type FieldCommandInput =
  | { readonly do: 'add' | 'change'; readonly field: CustomField }
  | { readonly do: 'remove' | 'restore'; readonly name: string }
  | { readonly do: 'order'; readonly names: readonly string[] };
const send = (entity: string, asked: FieldCommandInput): Promise<null> => {
  if ('names' in asked) return callServer(orderCustomFields, { entity, names: asked.names });
  if ('field' in asked)
    return callServer(asked.do === 'add' ? addCustomField : changeCustomField, { entity, field: asked.field });
  return callServer(asked.do === 'remove' ? removeCustomField : restoreCustomField, { entity, name: asked.name });
};

/** Does it, and has lists and forms of the entity ask anew what they are made of. */
export function useFieldCommand(entity: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: FieldCommandInput) => send(entity, asked),
    onSettled: () =>
      Promise.all(
        [
          callKey(extendedScreens),
          callKey(customFieldsOf),
          callKey(customFieldChanges),
          ['columns', entity],
          ['conditions', entity],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** Why the person may not change anything. */
export const NO_RIGHT: { readonly text: Text; readonly unblock: Text } = {
  text: words.notAuthorised,
  unblock: fill(words.askAdmin, { permission: EDIT_RIGHT }),
};
