import type { ComponentProps } from 'react';
import { useTranslate } from '#app/i18n/use-translate.ts';
import { trackVideo } from '#app/lib/analytics.ts';
import { Film } from '#app/ui/film.tsx';

type Props = Omit<ComponentProps<typeof Film>, 'playLabel' | 'pauseLabel' | 'resumeLabel' | 'onPlay'> & {
  /** what its button says before it has run, if it stands where nothing else says what the film is */
  playLabel?: string;
};

/** The site's own film, with its words and measured. */
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
