import type { Told } from '@adit/kernel'
import {
  cloneMaze,
  type Event,
  LANDMARK_FACE,
  layCard,
  type Maze,
  moveGoal,
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
        layCard(maze, told.face, told.at)
        return
      case 'diverted':
        removeCard(maze, told.from)
        layCard(maze, told.face, told.at)
        return
      case 'collapsed':
        removeCard(maze, told.at)
        return
      case 'goal-turned':
      case 'chest-turned':
        turnUp(maze, told.at, told.face)
        return
      case 'postcard-linked':
        turnUp(maze, told.at, LANDMARK_FACE)
        return
      case 'goal-moved':
        moveGoal(maze, maze.goals.indexOf(told.at), told.to)
        return
      case 'veins-swapped':
        swapGoals(maze, maze.goals.indexOf(told.one), maze.goals.indexOf(told.other))
        return
    }
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
