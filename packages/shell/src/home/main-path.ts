import { useQuery } from '@tanstack/react-query';
import { callServer, engineQuery } from '@takt/web/host';
import { HOME_URL } from './home-url.ts';

/** The page a person's home tab shows. */
const mainPage = engineQuery<object, { readonly webMainPath: string }>('/system/sysconfig/user/getUserWebMain');
const loadMainPath = async (): Promise<string> => (await callServer(mainPage)).webMainPath;

/** The page a person's home tab shows; null until it is known. Whoever cannot be told gets the board. */
export function useMainPath(): string | null {
  const { data, isPending } = useQuery({
    queryKey: ['main-path'],
    queryFn: loadMainPath,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return isPending ? null : (data ?? HOME_URL);
}
