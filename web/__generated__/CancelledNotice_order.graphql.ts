/**
 * @generated SignedSource<<ccee675f30ff2860a382d37f485432a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelledNotice_order$data = {
  readonly cancelFee: number | null | undefined;
  readonly cancelReason: string | null | undefined;
  readonly cancelledAt: string | null | undefined;
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly isCalledOff: boolean;
  readonly placedAt: string;
  readonly " $fragmentType": "CancelledNotice_order";
};
export type CancelledNotice_order$key = {
  readonly " $data"?: CancelledNotice_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelledNotice_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelledNotice_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCalledOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelFee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "74a0c915787ce68068aba3861d4bfcbd";

export default node;
