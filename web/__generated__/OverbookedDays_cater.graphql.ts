/**
 * @generated SignedSource<<04682541dbf04f3f6341a98cfb07eec8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverbookedDays_cater$data = {
  readonly calendar: ReadonlyArray<{
    readonly bookedCovers: number;
    readonly capacity: number | null | undefined;
    readonly date: string;
  }> | null | undefined;
  readonly number: number;
  readonly " $fragmentType": "OverbookedDays_cater";
};
export type OverbookedDays_cater$key = {
  readonly " $data"?: OverbookedDays_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverbookedDays_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "lastDay"
    },
    {
      "kind": "RootArgument",
      "name": "today"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverbookedDays_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "today"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "lastDay"
        }
      ],
      "concreteType": "CalendarDay",
      "kind": "LinkedField",
      "name": "calendar",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedCovers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "a80e7c806897fa4fdefdd4e2c47e6e9b";

export default node;
