import { useNavigate, useParams } from 'react-router-dom';
import { boardPaths } from '../boardPaths';
import { CardDialog } from '../screens/CardDialog/CardDialog';

/** For stories, the card that the address names, as the board's screen shows it. */
export function CardAtAddress() {
  const { boardId = '', cardId = '' } = useParams();
  const navigate = useNavigate();
  return <CardDialog boardId={boardId} cardId={cardId} onClose={() => void navigate(boardPaths.board(boardId))} />;
}
