import type { CourseSeed } from '../courseSeed';

export const falseNotesCourse: CourseSeed = {
  slug: 'false-notes',
  category: 'till',
  duration: 8,
  featured: false,
  updatedDaysAgo: 70,
  en: `# Spot a false note
Feel, look, tilt: three seconds, each time, for everybody alike.

## Feel | Paper that isn't paper
A real note is crisp, and you feel raised print with your thumb. Smooth and soft like a page from a printer: stop, and look closer.

## Look and tilt | Light does the work
Hold it against the light: a picture appears in the paper, and a thread. Tilt it: a colour changes. If nothing changes, it isn't real.

? Whom do you check?
( ) People who look suspicious.
(x) Everybody, each note over the sum your shop has set.
( ) Nobody, it is rude.
! A rule for everybody offends nobody.

## When it is false | Calm, and never back
Don't accuse: most people don't know what they carry. Say that you can't take this one and ask for another. Is it plainly false? Keep it if you safely can, call your lead, write down what you remember. **Never put yourself in danger for money.**`,
  tr: `# Sahte parayı tanıyın
Dokunun, bakın, eğin: üç saniye, her seferinde, herkese aynı.

## Dokunun | Kâğıt olmayan kâğıt
Gerçek para diri durur, başparmağınızla kabartıyı duyarsınız. Yazıcıdan çıkmış gibi düz ve yumuşaksa durun, yakından bakın.

## Bakın ve eğin | İşi ışık yapar
Işığa tutun: kâğıdın içinde bir resim ve bir şerit belirir. Eğin: bir renk değişir. Hiçbir şey değişmiyorsa gerçek değildir.

? Kimin parasına bakarsınız?
( ) Kuşkulu görünenlerin.
(x) Herkesin, mağazanın belirlediği tutarın üstündeki her paraya.
( ) Kimsenin, ayıptır.
! Herkese uygulanan kural kimseyi incitmez.

## Sahteyse | Sakin olun, geri vermeyin
Suçlamayın: çoğu kişi ne taşıdığını bilmez. Bunu alamayacağınızı söyleyin, başkasını isteyin. Açıkça sahteyse, tehlikesizse alıkoyun, sorumluyu çağırın, aklınızda kalanı yazın. **Para için kendinizi asla tehlikeye atmayın.**`,
};
