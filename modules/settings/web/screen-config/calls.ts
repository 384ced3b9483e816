import { actionWay, screenKeys } from '@takt/model';
import {
  callKey,
  callServer,
  columnOf,
  conditionOf,
  engineQuery,
  loadPublishedFor,
  type PageButton,
  publish,
  useCall,
  type WireColumn,
  type WireCondition,
} from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { arrangedScreens } from '../../defs/arranged-screen.ts';
import { type KeyName, keysOf, type Part, type PublishedConfig, type Shipped } from './parts.ts';

const KEY = 'screen-config';

export const useArrangedScreens = () => useCall(arrangedScreens, {});

interface WireParts {
  readonly columns: readonly WireColumn[];
  readonly conditions: readonly WireCondition[];
  readonly buttons: readonly PageButton[];
}
const shippedParts = engineQuery<{ readonly pathNo: string }, WireParts>('/system/preference/shipped');
const loadShipped = async (route: string): Promise<Shipped> => {
  const { columns, conditions, buttons } = await callServer(shippedParts, { pathNo: route });
  // Editing happens on a record's own page; its list has no button for it.
  const shown = buttons.filter(({ action }) => actionWay(action) !== 'edit');
  return { columns: columns.map(columnOf), conditions: conditions.map(conditionOf), buttons: shown };
};

async function loadPublishedConfig(route: string, role: string | null): Promise<PublishedConfig> {
  const keys = screenKeys(route);
  const [columns, labels, query, buttons] = await Promise.all(
    [keys.columns, keys.labels, keys.query, keys.buttons].map((key) => loadPublishedFor(key, role)),
  );
  return { columns, labels, query, buttons };
}

/** A list as it is shipped, what is published of it for a role or for everyone, and what everyone has. */
export const useScreen = (route: string, role: string | null) =>
  useQuery({
    queryKey: [KEY, 'of', route, role],
    queryFn: async () => {
      const [shipped, published, everyones] = await Promise.all([
        loadShipped(route),
        loadPublishedConfig(route, role),
        role === null ? null : loadPublishedConfig(route, null),
      ]);
      return { shipped, published, everyones };
    },
    gcTime: 0,
  });

type Values = Partial<Record<KeyName, unknown>> | null;
/**
 * Publishes a part of a list, or takes it back, and has open lists ask anew. Whoever asked is told before that: the editor begins
 * anew with what is read, and hears nothing any more.
 */
export function usePublishing(
  {
    route,
    entity,
    role,
    part,
  }: { readonly route: string; readonly entity: string; readonly role: string | null; readonly part: Part },
  onPublished: (values: Values) => void,
) {
  const client = useQueryClient();
  const keys = screenKeys(route);
  return useMutation({
    mutationFn: async (values: Values) => {
      for (const name of keysOf[part]) await publish(keys[name], role, values?.[name] ?? null);
    },
    onSuccess: (_, values) => onPublished(values),
    onSettled: () =>
      Promise.all(
        [[KEY], callKey(arrangedScreens), ['published'], ['columns', entity], ['conditions', entity], ['buttons', route]].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
