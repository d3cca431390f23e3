import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunction, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { tokenStore } from '../session/tokenStore';

/** Where a loader finds the query client, which comes with the first page that needs it. Filled by the app's router. */
export const queryClientContext = createContext<() => Promise<QueryClient>>();

/**
 * A loader of a guarded page. It runs beside the guard, so that its calls leave at once; where no valid token is there it does
 * nothing, as the guard sends the person to the sign-in page.
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
