// The Herb Identifier Quiz from choosing the difficulty to the results.
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { DifficultyChoice } from "./difficulty-choice.tsx";
import { quizMessages } from "./messages.ts";
import { QuestionView } from "./question-view.tsx";
import { ResultsView } from "./results-view.tsx";
import { useQuiz } from "./use-quiz.ts";

export function Quiz({ exit }: { exit: () => void }) {
  const { user } = useAuth();
  const { quiz, start, choose, next, startAgain } = useQuiz({ userId: user?.id ?? null, exit });
  return (
    <section aria-labelledby="quiz" className="mx-auto max-w-4xl">
      {/* Hidden on phones while playing, to save space for the plate and the options. */}
      <h1
        id="quiz"
        className={classNames(
          "mb-4 text-2xl sm:mb-6 sm:text-4xl",
          quiz.step === "playing" && "max-sm:sr-only",
        )}
      >
        {quizMessages.title}
      </h1>
      {quiz.step === "choosing" ? <DifficultyChoice choose={start} /> : null}
      {quiz.step === "loading" ? (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={quizMessages.loading} />
        </div>
      ) : null}
      {quiz.step === "playing" ? <QuestionView play={quiz.play} choose={choose} next={next} /> : null}
      {quiz.step === "over" ? (
        <ResultsView play={quiz.play} saved={quiz.saved} startAgain={startAgain} />
      ) : null}
    </section>
  );
}
