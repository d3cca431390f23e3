import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router-dom';

/** Where a route's loader finds the query client: `context.get(queryClientContext)`. */
export const queryClientContext = createContext<QueryClient>();
