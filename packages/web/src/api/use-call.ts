import {
  type QueryKey,
  skipToken,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { callWithForm, type Contract, type InputOf } from './call-server.ts';

/** What an answer is kept under; without an input, what all answers of the contract are kept under. */
export const callKey = <I, O>({ id }: Contract<I, O>, input?: InputOf<I> | null): QueryKey =>
  input === undefined ? [id] : [id, input];

type QueryOptions<O, S> = Omit<UseQueryOptions<O, Error, S>, 'queryKey' | 'queryFn'>;
/** What a query answers; a null input waits until there is something to ask. */
export const useCall = <I, O, S = O>(
  contract: Contract<I, O>,
  input: InputOf<I> | null,
  options: QueryOptions<O, S> = {},
): UseQueryResult<S> =>
  useQuery({
    ...options,
    queryKey: callKey(contract, input),
    queryFn: input === null ? skipToken : () => callWithForm(contract, input),
  });

type Variables<I> = object extends InputOf<I> ? InputOf<I> | void : InputOf<I>;
/** A command to be sent; what it is sent with is what the contract takes. */
export const useCommand = <I, O>(
  contract: Contract<I, O>,
  options: Omit<UseMutationOptions<O, Error, Variables<I>>, 'mutationFn'> = {},
): UseMutationResult<O, Error, Variables<I>> =>
  useMutation({ ...options, mutationFn: (input) => callWithForm(contract, input ?? {}) });
