import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { tokenStore } from '../session/tokenStore';

/** Router context with the query client, which is loaded with the first page that needs it. Set by the app's router. */
export const queryClientContext = createContext<() => Promise<QueryClient>>();

/**
 * Loader of a guarded page. Runs in parallel with the guard, so that its calls start at once; without a valid token it does
 * nothing, as the guard redirects to the sign-in page.
 * @param load starts the page's reads. Await only what the page can't show a skeleton for.
 */
export function protectedLoader(load: (queryClient: QueryClient, args: LoaderFunctionArgs) => unknown): LoaderFunction {
  return async (args) => {
    if (!tokenStore.bearer(Date.now())) return null;
    const context = args.context as Readonly<RouterContextProvider>;
    const queryClient = await context.get(queryClientContext)();
    return (await load(queryClient, args)) ?? null;
  };
}
