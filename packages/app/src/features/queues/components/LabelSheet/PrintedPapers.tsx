import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import type { LabelTemplate } from '#features/queues/model/labelTemplates';

/**
 * Sheets that are printed in place of the page, one per page and in true size: by the button, and by the browser's own printing
 * as well. On screen they are hidden.
 */
export function PrintedPapers({ paper, children }: PrintedPapersProps) {
  return createPortal(
    <>
      <OnPaper $width={paper.width} $height={paper.height} />
      <Papers data-printed aria-hidden>
        {children}
      </Papers>
    </>,
    document.body,
  );
}

const OnPaper = createGlobalStyle<{ $width: number; $height: number }>`
  @page {
    size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm;
    margin: 0;
  }
  @media print {
    html, body {
      margin: 0;
      padding: 0;
      background: #fff;
    }
    body > *:not([data-printed]) {
      display: none !important;
    }
  }
`;

const Papers = styled.div`
  display: none;
  @media print {
    display: block;
    [data-paper] {
      break-after: page;
      break-inside: avoid;
    }
    [data-paper]:last-child {
      break-after: auto;
    }
  }
`;

interface PrintedPapersProps {
  paper: LabelTemplate['paper'];
  children: ReactNode;
}
