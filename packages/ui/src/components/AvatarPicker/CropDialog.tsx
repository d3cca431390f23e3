import { useState } from 'react';
import { scalePicture } from '../../pictures/scalePicture';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { areaOf, centred, type Crop } from '../PictureCrop/crop';
import { type CropLabels, PictureCrop } from '../PictureCrop/PictureCrop';

/** Asks which part of a picture to keep. Renders a `dialog`. */
export function CropDialog({ open, picture, size, labels, onClose, onTake }: CropDialogProps) {
  const [chosen, setChosen] = useState<{ of: ImageBitmap; crop: Crop } | null>(null);
  const [isWorking, setWorking] = useState(false);
  if (!picture) return <Dialog open={false} title={labels.title} closeLabel={labels.cancel} onOpenChange={onClose} />;
  // Another picture starts with a new crop.
  const crop = chosen?.of === picture ? chosen.crop : centred(picture);

  const take = async () => {
    setWorking(true);
    const spec = { box: { width: size, height: size }, quality: 0.9 };
    const blob = await scalePicture(picture, spec, areaOf(crop, picture, 1)).catch(() => null);
    setWorking(false);
    onTake(blob);
  };
  return (
    <Dialog
      open={open}
      size="sm"
      title={labels.title}
      closeLabel={labels.cancel}
      // A drag may end outside the dialog.
      dismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button variant="primary" loading={isWorking} loadingText={labels.reading} onPress={() => void take()}>
            {labels.take}
          </Button>
        </>
      }
    >
      <PictureCrop
        picture={picture}
        crop={crop}
        mask="circle"
        labels={labels}
        onChange={(next) => setChosen({ of: picture, crop: next })}
      />
    </Dialog>
  );
}

export interface CropDialogProps {
  open: boolean;
  picture: ImageBitmap | null;
  /** Side length of the resulting picture, in px. */
  size: number;
  labels: CropDialogLabels;
  onClose: () => void;
  /** Called with the cropped picture, or null if it could not be drawn. */
  onTake: (picture: Blob | null) => void;
}

export interface CropDialogLabels extends CropLabels {
  /** Title of the dialog: "Choose the part to keep". */
  title: string;
  take: string;
  cancel: string;
  /** Shown while a picture is read or drawn. */
  reading: string;
}
