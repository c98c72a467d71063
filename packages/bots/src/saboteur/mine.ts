import type { Told } from '@adit/kernel'
import {
  cloneMaze,
  closedAt,
  type Event,
  faceAt,
  isEmpty,
  LANDMARK_FACE,
  layCard,
  type Maze,
  moveGoal,
  NOTHING_CLOSED,
  openMaze,
  removeCard,
  swapGoals,
  turnUp,
} from '@adit/saboteur'

/** The mine as it was at any moment of a round, followed from what was told. */
export class Mine {
  maze: Maze = openMaze({ goals: [] })
  #goals: readonly number[] = []
  #chests: readonly number[] = []

  /** `opening` is the maze of the table before the first deal: the postcard lies in it. */
  constructor(opening: Maze) {
    this.maze = openMaze({
      goals: opening.goals,
      caches: opening.caches,
      landmark: opening.landmark,
    })
    this.#goals = opening.goals
    this.#chests = opening.caches
  }

  hear(told: Told<Event>): void {
    const { maze } = this
    switch (told.type) {
      case 'goals-laid':
        this.#goals = told.places
        this.#lay()
        return
      case 'chests-laid':
        this.#chests = told.places
        this.#lay()
        return
      case 'laid':
        this.#add(told.face, told.at)
        return
      case 'diverted':
        this.#take(told.from)
        this.#add(told.face, told.at)
        return
      case 'collapsed':
        this.#take(told.at)
        return
      case 'goal-turned':
      case 'chest-turned':
        this.#turn(told.at, told.face)
        return
      case 'postcard-linked':
        this.#turn(told.at, LANDMARK_FACE)
        return
      case 'goal-moved': {
        const slot = maze.goals.indexOf(told.at)
        if (slot >= 0 && isEmpty(maze, told.to)) moveGoal(maze, slot, told.to)
        return
      }
      case 'veins-swapped': {
        const slots = [maze.goals.indexOf(told.one), maze.goals.indexOf(told.other)] as const
        if (!slots.includes(-1)) swapGoals(maze, ...slots)
        return
      }
    }
  }

  // A past may begin in the middle of a round: what was laid before it is not known here.
  #add(face: number, at: number): void {
    if (isEmpty(this.maze, at)) layCard(this.maze, face, at)
  }

  #take(at: number): void {
    const { maze } = this
    if (faceAt(maze, at) >= 0 || closedAt(maze, at) !== NOTHING_CLOSED) removeCard(maze, at)
  }

  #turn(at: number, face: number): void {
    if (closedAt(this.maze, at) !== NOTHING_CLOSED) turnUp(this.maze, at, face)
  }

  /** The maze as it would be behind one more event; this mine stays. */
  after(told: Told<Event>): Maze {
    const { maze } = this
    this.maze = cloneMaze(maze)
    this.hear(told)
    const later = this.maze
    this.maze = maze
    return later
  }

  #lay(): void {
    const { landmark } = this.maze
    this.maze = openMaze({ goals: this.#goals, caches: this.#chests, landmark })
  }
}
