import '@stockroom/ui/themes.css';
import '@stockroom/ui/base.css';
import { Button, themeClass } from '@stockroom/ui';
import { createRoot } from 'react-dom/client';

document.documentElement.className = themeClass('default', 'light');
createRoot(document.body.appendChild(document.createElement('main'))).render(<Button variant="primary">Weigh</Button>);
