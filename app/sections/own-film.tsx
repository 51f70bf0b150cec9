import type { ComponentProps } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { trackVideo } from '#app/lib/analytics.ts';
import { Film } from '#app/ui/film.tsx';

type Props = Omit<ComponentProps<typeof Film>, 'playLabel' | 'pauseLabel' | 'resumeLabel' | 'onPlay'> & {
  /** label of the button before the first play, if nothing beside it says what the film shows */
  playLabel?: string;
};

/** The website's own film, with its labels and its analytics event. */
export function OwnFilm(props: Props) {
  const t = useTranslate();
  const { film } = props;
  return (
    <Film
      playLabel={t('Reproducir vídeo')}
      {...props}
      pauseLabel={t('Pausar vídeo')}
      resumeLabel={t('Reanudar vídeo')}
      onPlay={() => trackVideo({ provider: 'self', id: film.mp4, title: film.poster.alt })}
    />
  );
}
