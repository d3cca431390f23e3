import { Link } from '@stockroom/ui';
import type { KnownPage } from '../model/suggestPages';
import { Near, Wanted } from './Suggestions.styles';

export interface SuggestionsProps {
  /** The address that leads nowhere; empty when it is not known. */
  wanted: string;
  /** Pages that it comes near to. */
  pages: readonly KnownPage[];
  labels: { wanted: string; near: string };
}

/** The address that leads nowhere, and pages that it may have meant. Shows nothing where neither is known. */
export function Suggestions({ wanted, pages, labels }: SuggestionsProps) {
  return (
    <>
      {wanted && (
        <Wanted>
          {labels.wanted} <code>{wanted}</code>
        </Wanted>
      )}
      {pages.length > 0 && (
        <Near>
          <span id="near-pages">{labels.near}</span>
          <ul aria-labelledby="near-pages">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </Near>
      )}
    </>
  );
}
