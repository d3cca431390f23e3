import { useNavigate, useParams } from 'react-router-dom';
import { boardPaths } from '../boardPaths';
import { CardDialog } from '../screens/CardDialog/CardDialog';

/** The dialog of the card in the URL, as the board screen shows it; for stories. */
export function CardFromUrl() {
  const { boardId = '', cardId = '' } = useParams();
  const navigate = useNavigate();
  return <CardDialog boardId={boardId} cardId={cardId} onClose={() => void navigate(boardPaths.board(boardId))} />;
}
