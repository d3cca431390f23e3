import { createRoot } from 'react-dom/client';
import { DndKitBoard } from './DndKitBoard';
import { HelloPangeaBoard } from './HelloPangeaBoard';

const params = new URLSearchParams(location.search);
const Board = params.get('by') === 'dnd-kit' ? DndKitBoard : HelloPangeaBoard;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Board total={Number(params.get('cards'))} />);
